/** Stryker's processes get it from here. */
process.env.MUTANTS_PART ??= process.argv.find((name) => /^\d+\/\d+$/.test(name)) ?? "1/1";
const [part, parts] = process.env.MUTANTS_PART.split("/").map(Number);

/** Stryker numbers the mutants of the same sources alike; neighbours are often twins, so that the numbers are mixed. */
export const isLeftOut = (id) => (((Number(id) * 2_654_435_761) >>> 9) % parts) + 1 !== part;
