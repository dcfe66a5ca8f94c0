// Each program that a test starts loads this module. The process of the test holds the other end of the program's
// input. When that process is gone, this module ends the program.
const end = () => process.kill(process.pid, 'SIGKILL');
process.stdin.on('end', end).on('error', end).resume().unref();
