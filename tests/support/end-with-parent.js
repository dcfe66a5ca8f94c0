// Loaded by each program that a test starts: ends it when the process of the test is gone, which holds the other end of its input.
const end = () => process.kill(process.pid, 'SIGKILL');
process.stdin.on('end', end).on('error', end).resume().unref();
