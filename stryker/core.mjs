import { partConfig } from "./shared.mjs";

// Leave out the tests of `local`. Many of them start a stack in another process, in which no mutant is active.
export default partConfig("core", {
  mutate: ["packages/core/src/**/!(*.test).ts"],
  testFiles: ["packages/{core,functions}/src/**/!(every-bundle).test.ts"],
});
