package dev.wheelhouse.app.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WholeFileTest {
    @TempDir
    Path folder;

    /** A disk with room for so many bytes. */
    private static OutputStream smallDisk(Path path, int room) throws IOException {
        return new FilterOutputStream(Files.newOutputStream(path)) {
            private int left = room;

            @Override
            public void write(byte[] bytes, int from, int count) throws IOException {
                if (count > left) {
                    throw new IOException("No space left on device");
                }
                left -= count;
                out.write(bytes, from, count);
            }
        };
    }

    @Test
    @DisplayName("C-5, X-H5: a full disk leaves the previous file as it was, nothing else, and says which file")
    void fullDiskLeavesThePreviousFile() throws Exception {
        Path target = Files.writeString(folder.resolve("report.json"), "before");
        assertThatThrownBy(() -> {
                    try (WholeFile file = new WholeFile(target, p -> smallDisk(p, 100_000))) {
                        for (int k = 0; k < 10; k++) {
                            file.stream().write(new byte[30_000]);
                        }
                        file.keep();
                    }
                })
                .isInstanceOf(IOException.class)
                .hasMessage(target + " cannot be written: No space left on device");
        assertThat(target).hasContent("before");
        assertThat(folder).isDirectoryContaining(p -> p.equals(target));
        assertThat(folder.toFile().list()).hasSize(1);
    }

    @Test
    @DisplayName("C-5: a disk that is full only when the file is closed is found too")
    void fullDiskAtTheEndIsFound() {
        Path target = folder.resolve("small.json");
        assertThatThrownBy(() -> {
                    try (WholeFile file = new WholeFile(target, p -> smallDisk(p, 3))) {
                        file.stream().write(new byte[10]);
                        file.keep();
                    }
                })
                .hasMessageContaining("No space left on device");
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    @DisplayName("C-5: a file that was not kept leaves nothing, a kept one replaces the previous")
    void onlyAKeptFileAppears() throws Exception {
        Path target = Files.writeString(folder.resolve("a.txt"), "before");
        try (WholeFile file = new WholeFile(target)) {
            file.stream().write("half".getBytes(StandardCharsets.UTF_8));
        }
        assertThat(target).hasContent("before");
        try (WholeFile file = new WholeFile(target)) {
            file.stream().write("whole".getBytes(StandardCharsets.UTF_8));
            assertThat(target).hasContent("before");
            file.keep();
        }
        assertThat(target).hasContent("whole");
        assertThat(folder.toFile().list()).containsExactly("a.txt");
    }

    @Test
    @DisplayName("C-5: through a symbolic link the file behind it is written and the link stays")
    void writesBehindALink() throws Exception {
        Path target = Files.writeString(folder.resolve("real.txt"), "before");
        Path link = Files.createSymbolicLink(folder.resolve("link.txt"), target);
        try (WholeFile file = new WholeFile(link)) {
            file.stream().write("whole".getBytes(StandardCharsets.UTF_8));
            file.keep();
        }
        assertThat(link).isSymbolicLink();
        assertThat(target).hasContent("whole");
    }

    @Test
    @DisplayName("C-5: a missing folder and a folder in the file's place are told by name")
    void saysWhyItCannotOpen() {
        assertThatThrownBy(() -> new WholeFile(folder.resolve("none").resolve("a.txt")))
                .hasMessageContaining("there is no folder " + folder.resolve("none"));
        assertThatThrownBy(() -> new WholeFile(folder)).hasMessage(folder + " cannot be written: it is a folder");
    }
}
