@echo off
rem Starts Wheelhouse; builds it first when it was never built or a source is newer than the jar.
rem JAVA_HOME chooses the Java; WHEELHOUSE_JAVA_OPTS is handed to it.
setlocal DisableDelayedExpansion
set "WH_ROOT=%~dp0"
set "WH_ROOT=%WH_ROOT:~0,-1%"
set "WH_BUILT=%WH_ROOT%\app\target"
set "WH_JAR=%WH_BUILT%\wheelhouse.jar"
set "WH_ARCHIVE=%WH_BUILT%\wheelhouse.jsa"
set "WH_JAVA=java"
if defined JAVA_HOME set "WH_JAVA=%JAVA_HOME%\bin\java.exe"

powershell -NoProfile -Command "$ErrorActionPreference='SilentlyContinue'; $r=$env:WH_ROOT; $j=Get-Item -LiteralPath $env:WH_JAR; if (-not $j) { exit 1 }; $s='pom.xml','sim-core\pom.xml','app\pom.xml','sim-core\src\main','app\src\main','app\src\headless','assets','scenarios' | ForEach-Object { Join-Path $r $_ }; $all=@(Get-Item -LiteralPath $s)+@(Get-ChildItem -LiteralPath $s -Recurse); if ($all | Where-Object { $_.LastWriteTimeUtc -gt $j.LastWriteTimeUtc } | Select-Object -First 1) { exit 1 }; exit 0"
if not errorlevel 1 goto start

echo building wheelhouse ... 1>&2
set "WH_LOG=%TEMP%\wheelhouse-build-%RANDOM%.log"
pushd "%WH_ROOT%"
call mvn -q -B -Dmaven.test.skip=true package > "%WH_LOG%" 2>&1
if errorlevel 1 (
    popd
    type "%WH_LOG%" 1>&2
    del "%WH_LOG%"
    echo wheelhouse: the build failed 1>&2
    exit /b 2
)
popd
del "%WH_LOG%"
del /f /q "%WH_ARCHIVE%" 2>nul
"%WH_JAVA%" -Xlog:disable -XX:+UseSerialGC "-XX:ArchiveClassesAtExit=%WH_ARCHIVE%" -cp "%WH_JAR%" dev.wheelhouse.app.WarmUp >nul 2>&1 <nul

:start
set "WH_FLAGS=-XX:TieredStopAtLevel=1 -XX:+UseSerialGC"
for %%c in (run check replay diff list schema help --help -h --version -V) do if "%~1"=="%%c" set "WH_FLAGS="
if exist "%WH_ARCHIVE%" set WH_FLAGS=%WH_FLAGS% "-XX:SharedArchiveFile=%WH_ARCHIVE%" -Xshare:auto
"%WH_JAVA%" -Xlog:disable -Xlog:all=error:stderr %WH_FLAGS% %WHEELHOUSE_JAVA_OPTS% -cp "%WH_JAR%" dev.wheelhouse.app.Launcher %*
exit /b %errorlevel%
