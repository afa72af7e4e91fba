import { join } from "node:path";
import { Worker } from "node:worker_threads";

/** Every run adds to what a thread listens to and remembers. */
const runsMax = 300;

/** Keeps its threads, with all that they have loaded (`loaded`) or with the packages, but no source of ours (`reset`). */
export class ThreadPool {
  name = "kept-threads";
  how = "loaded";
  #kept = new Map();

  async renew() {
    for (const { thread } of this.#kept.values()) await thread.terminate();
    this.#kept.clear();
  }

  async #threadFor(options) {
    const kept = this.#kept.get(this.how);
    if (kept && kept.runs < runsMax) {
      kept.runs += 1;
      return kept.thread;
    }
    await kept?.thread.terminate();
    const thread = new Worker(join(import.meta.dirname, "thread.mjs"), { ...options, stdout: true, stderr: true });
    this.#kept.set(this.how, { thread, runs: 1 });
    return thread;
  }

  createPoolWorker = ({ env, execArgv }) => {
    const { how } = this;
    const listeners = [];
    let thread;
    return {
      name: this.name,
      on: (event, listener) => {
        listeners.push([event, listener]);
        thread.on(event, listener);
      },
      off: (event, listener) => thread.off(event, listener),
      send: (message) => {
        thread.postMessage({ ...message, how });
      },
      deserialize: (data) => data,
      start: async () => {
        thread = await this.#threadFor({ env, execArgv });
      },
      stop: async () => {
        for (const [event, listener] of listeners) thread.off(event, listener);
      },
    };
  };
}
