import { partConfig } from "./shared.mjs";

export default partConfig("web", {
  mutate: ["packages/web/src/!(testing|texts)/**/!(*.test).{ts,tsx}"],
  testFiles: ["packages/web/src/**/*.test.{ts,tsx}"],
});
