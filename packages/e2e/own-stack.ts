import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** Stack that runs `npm start` in its own process group, so that a test can kill it and restart it on the same data. */
export class OwnStack {
  readonly address: string;
  private readonly dataDirectory: string;
  private readonly port: number;
  private child: ChildProcess | undefined;

  constructor(port: number, dataDirectory: string) {
    this.port = port;
    this.dataDirectory = dataDirectory;
    this.address = `http://127.0.0.1:${port}`;
  }

  async start(): Promise<void> {
    const env = {
      ...process.env,
      PORT: String(this.port),
      SITE_URL: this.address,
      DATA_DIR: this.dataDirectory,
      SEED: "off",
      PASSWORD_COST: "10",
    };
    const child = spawn(process.execPath, ["scripts/start.mjs"], { cwd: root, env, detached: true });
    this.child = child;
    await new Promise<void>((resolve, reject) => {
      child.stdout.on("data", (text: Buffer) => text.includes("ready: http://") && resolve());
      child.once("exit", (code) => reject(new Error(`the stack ended (${code})`)));
    });
  }

  /** Kills all processes of the stack at once, as a power failure does. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    process.kill(-child.pid, "SIGKILL");
    await ended;
  }
}
