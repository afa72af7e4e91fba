import { createRequire } from "node:module";

/**
 * cdk-nag, loaded at run time. SST bundles every imported package that the repository's own package.json does not list,
 * and cdk-nag does not work in a bundle.
 */
export const { AwsSolutionsChecks, NagSuppressions }: typeof import("cdk-nag") = createRequire(import.meta.url)(
  "cdk-nag",
);
