import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * Runs a command that cannot outlive this process. A guard process reads from a pipe that only this process holds open.
 * When this process ends, even by `kill -9`, the pipe closes and the guard stops the command.
 */
export function runChild(command, args, { env, cwd, stdin = "ignore" }) {
  const child = spawn(command, args, { stdio: [stdin, "inherit", "inherit"], env: { ...process.env, ...env }, cwd });
  if (process.platform !== "win32") {
    const script = 'read -r _; kill -TERM "$1"';
    const options = { stdio: ["pipe", "ignore", "ignore"], detached: true };
    const guard = spawn("sh", ["-c", script, "sh", String(child.pid)], options);
    guard.on("error", () => {});
    guard.unref();
    child.once("exit", () => guard.kill());
  }
  return child;
}

export function endTogether(children) {
  let open = children.length;
  let exitCode;
  const stopAll = () => {
    for (const child of children) if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
  };
  for (const child of children) {
    child.once("exit", (code, signal) => {
      exitCode ??= code ?? (signal === "SIGINT" || signal === "SIGTERM" ? 0 : 1);
      open -= 1;
      if (open === 0) process.exit(exitCode);
      stopAll();
    });
  }
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stopAll);
  stopWithNpm(stopAll);
}

/**
 * Stops the commands when npm is killed. npm does not pass the signal on to its scripts, so this function checks
 * whether npm, or the shell between, has become an orphan.
 */
function stopWithNpm(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const before = npmOf();
  setInterval(() => npmOf() !== before && stop(), 500).unref();
}

function npmOf() {
  try {
    const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${process.ppid}/stat`, "utf8")) ?? [];
    if (/^(sh|dash|bash)$/.test(name)) return Number(parent);
  } catch {
    // Without /proc, only the direct parent is known.
  }
  return process.ppid;
}
