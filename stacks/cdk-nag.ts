import { createRequire } from "node:module";

/**
 * cdk-nag, loaded at run time, because it does not work inside a bundle. SST bundles every imported package that the
 * package.json of the repository does not list.
 */
export const { AwsSolutionsChecks, NagSuppressions }: typeof import("cdk-nag") = createRequire(import.meta.url)(
  "cdk-nag",
);
