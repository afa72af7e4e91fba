import { strykerPlugins as vitestPlugins } from "@stryker-mutator/vitest-runner";
import { ThreadPool } from "./thread-pool.mjs";

/**
 * Stryker's runner for vitest, but the tests of a mutant run in the thread of the mutants before it, where most is
 * loaded already. A death counts there only if the mutant alone can have caused it: the test that failed must succeed
 * at once without it. Else it is tried in threads of its own.
 */
class Runner {
  #vitest;
  #pool = new ThreadPool();
  /** By how the thread is found: the files whose tests need one of their own. */
  #unfit = {};

  constructor(vitest) {
    this.#vitest = vitest;
  }

  capabilities() {
    return this.#vitest.capabilities();
  }

  async init() {
    await this.#vitest.init();
    for (const { config } of this.#vitest.ctx.projects) {
      config.pool = this.#pool.name;
      config.poolRunner = this.#pool;
    }
  }

  async dryRun(options) {
    this.#find("new");
    return this.#vitest.dryRun(options);
  }

  async mutantRun(options) {
    const isStatic = options.mutantActivation === "static";
    const result = (!isStatic && (await this.#tried("loaded", options))) || (await this.#tried("reset", options));
    if (result) return result;
    this.#find("new");
    return this.#vitest.mutantRun(options);
  }

  /** Undefined when what came out may have another cause than the mutant. */
  async #tried(how, options) {
    this.#find(how);
    this.#unfit[how] ??= await this.#filesThatFail(options);
    const isUnfit = (id) => this.#unfit[how].has(id.split("#")[0]);
    if (options.testFilter ? options.testFilter.some(isUnfit) : this.#unfit[how].size > 0) return undefined;
    const result = await this.#vitest.mutantRun(options);
    if (result.status === "survived") {
      // What was prepared before the mutant came is not prepared again.
      return how === "reset" || this.#vitest.readHitCount() > 0 ? result : undefined;
    }
    if (result.status === "killed") {
      const without = await this.#vitest.mutantRun({ ...unchanged(options), testFilter: result.killedBy });
      if (without.status === "survived") return result;
    }
    await this.#pool.renew();
    return undefined;
  }

  /** Of all files of the concept, one after the other and without a mutant. */
  async #filesThatFail(options) {
    const { config, state } = this.#vitest.ctx;
    const { bail } = config;
    config.bail = 0;
    await this.#vitest.mutantRun({ ...unchanged(options), testFilter: undefined });
    config.bail = bail;
    return new Set(state.getFiles().flatMap(({ name, result }) => (result?.state === "fail" ? name : [])));
  }

  #find(how) {
    this.#pool.how = how;
    for (const { config } of this.#vitest.ctx.projects) config.isolate = how === "new";
  }

  async dispose() {
    await this.#pool.renew();
    await this.#vitest.dispose();
  }
}

const unchanged = (options) => ({ ...options, activeMutant: { ...options.activeMutant, id: "none" } });

const [ofVitest] = vitestPlugins;
const factory = (injector) => new Runner(ofVitest.factory(injector));
factory.inject = ofVitest.factory.inject;

export const strykerPlugins = [{ ...ofVitest, name: "kept-threads", factory }];
