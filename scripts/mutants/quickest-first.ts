import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The first failure ends the run of a mutant: what failed last time goes first, then what is quick. */
export class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const known = files.map((file) => ({ file, ...this.ctx.cache.getTestSpecificationResult(file) }));
    return known
      .sort((one, other) => {
        const byFailure = Number(other.failed ?? false) - Number(one.failed ?? false);
        return byFailure || (one.duration ?? 0) - (other.duration ?? 0);
      })
      .map(({ file }) => file);
  }
}
