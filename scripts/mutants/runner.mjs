import { strykerPlugins as vitestPlugins } from "@stryker-mutator/vitest-runner";
import { Deaths } from "./deaths.mjs";
import { isLeftOut } from "./part.mjs";
import { remember, tellingTests } from "./telling-tests.mjs";
import { ThreadPool } from "./thread-pool.mjs";

const fileOf = (test) => test.split("#")[0];

/** A file that the mutant keeps from running at all has noticed it. */
function asDeath({ testFilter }, result) {
  if (result.status !== "error") return result;
  const oneOfEach = testFilter.filter(
    (test, index) => testFilter.findIndex((one) => fileOf(one) === fileOf(test)) === index,
  );
  return { status: "killed", killedBy: oneOfEach, failureMessage: result.errorMessage };
}

const incidentsMax = 2;

/**
 * The tests of a mutant run in the thread of the mutants before it. A death counts if the test succeeds at once without the
 * mutant, and fails by itself with it; else the mutant is tried in processes of its own.
 */
class Runner {
  #vitest;
  #pool = new ThreadPool();
  #deaths;
  #incidents = new Map();

  constructor(vitest) {
    this.#vitest = vitest;
  }

  capabilities() {
    return this.#vitest.capabilities();
  }

  async init() {
    await this.#vitest.init();
    for (const { config } of this.#vitest.ctx.projects) config.poolRunner = this.#pool;
  }

  async dryRun(options) {
    this.#isolate(true);
    const result = await this.#vitest.dryRun(options);
    if (result.status === "complete") remember(result);
    return result;
  }

  async mutantRun(given) {
    if (isLeftOut(given.activeMutant.id)) return { status: "error", errorMessage: "left out" };
    const { id } = given.activeMutant;
    this.#deaths ??= new Deaths();
    const known = this.#deaths.of(id);
    if (known) return known;
    const result = await this.#decided({ ...given, testFilter: tellingTests(given.activeMutant, given.testFilter) });
    if (result.status === "killed") this.#deaths.note(id, result);
    return result;
  }

  async #decided(options) {
    const isStatic = options.mutantActivation === "static";
    const result = (!isStatic && (await this.#tried("loaded", options))) || (await this.#tried("reset", options));
    if (result) return result;
    this.#isolate(true);
    return this.#vitest.mutantRun(options);
  }

  /** Undefined when what came out may have another cause than the mutant. */
  async #tried(how, options) {
    if (!this.#bears(how, options)) return undefined;
    this.#isolate(false);
    this.#pool.how = how;
    const result = asDeath(options, await this.#vitest.mutantRun(options));
    if (result.status === "survived") {
      // What was prepared before the mutant came is not prepared again.
      return how === "reset" || this.#vitest.readHitCount() > 0 ? result : undefined;
    }
    if (result.status === "killed") {
      if (await this.#isOf(options, result)) return result;
      this.#note(how, result);
    }
    await this.#pool.renew();
    // So many more times than usual is no matter of what ran before.
    return result.status === "timeout" ? result : undefined;
  }

  /** What ran before the test, or runs beside it, can be the cause of its failure too. */
  async #isOf(options, { killedBy: testFilter, nrOfTests }) {
    const none = { ...options.activeMutant, id: "none" };
    const without = await this.#vitest.mutantRun({ ...options, testFilter, activeMutant: none });
    if (without.status !== "survived") return false;
    return (
      nrOfTests === 1 || ["killed", "error"].includes((await this.#vitest.mutantRun({ ...options, testFilter })).status)
    );
  }

  #bears(how, { testFilter }) {
    const files = testFilter.map(fileOf);
    const isUnfit = ([file, { [how]: count = 0 }]) => count >= incidentsMax && files.includes(file);
    return ![...this.#incidents].some(isUnfit);
  }

  #note(how, { killedBy }) {
    for (const file of killedBy.map(fileOf)) {
      const counts = this.#incidents.get(file) ?? {};
      this.#incidents.set(file, { ...counts, [how]: (counts[how] ?? 0) + 1 });
    }
  }

  #isolate(isIsolated) {
    for (const { config } of this.#vitest.ctx.projects) {
      config.isolate = isIsolated;
      config.pool = isIsolated ? "forks" : this.#pool.name;
    }
  }

  async dispose() {
    await this.#pool.renew();
    await this.#vitest.dispose();
  }
}

const [ofVitest] = vitestPlugins;
const factory = (injector) => new Runner(ofVitest.factory(injector));
factory.inject = ofVitest.factory.inject;

export const strykerPlugins = [{ ...ofVitest, name: "kept-threads", factory }];
