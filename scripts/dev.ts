import { spawn } from 'node:child_process';
import { loadEnvFile, offerHelp, packageFile, root, stopWithParent } from './command.ts';

offerHelp(`
Usage: npm run dev

Runs the server, restarted on every change, and Vite's development server in front of it (http://localhost:5173), which
hands /api and /trpc on. Both stop together.`);

loadEnvFile();
stopWithParent();
const children = [
  spawn(process.execPath, ['--watch', 'src/server/main.ts'], { cwd: root, stdio: 'inherit', env: { PUBLIC_URL: 'http://localhost:5173', ...process.env } }),
  spawn(process.execPath, [packageFile('vite/bin/vite.js'), '--port', '5173', '--strictPort'], { cwd: root, stdio: 'inherit' }),
];
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
