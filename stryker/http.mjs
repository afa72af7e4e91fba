import { partConfig } from "./shared.mjs";

export default partConfig("http", {
  mutate: ["packages/functions/src/http/**/!(*.test).ts"],
  testFiles: ["packages/functions/src/**/!(every-bundle).test.ts"],
});
