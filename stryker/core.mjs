import { partConfig } from "./shared.mjs";

export default partConfig("core", {
  mutate: ["packages/core/src/**/!(*.test).ts"],
  testFiles: ["packages/{core,functions,local}/src/**/!(every-bundle).test.ts"],
});
