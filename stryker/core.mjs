import { partConfig } from "./shared.mjs";

// Not the tests of `local`: many start a stack in another process, where no mutant is switched on.
export default partConfig("core", {
  mutate: ["packages/core/src/**/!(*.test).ts"],
  testFiles: ["packages/{core,functions}/src/**/!(every-bundle).test.ts"],
});
