import { partConfig } from "./shared.mjs";

export default partConfig("contract", {
  mutate: ["packages/contract/src/**/!(*.test).ts"],
  testFiles: ["packages/{contract,core,functions}/src/**/!(every-bundle).test.ts"],
});
