package dev.wheelhouse.app.cli;

/** Arguments that cannot be used; its message is one line for the user, and the exit code 2. */
final class UsageException extends Exception {
    private static final long serialVersionUID = 1L;

    UsageException(String message) {
        super(message);
    }
}
