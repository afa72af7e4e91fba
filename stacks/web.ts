import { Duration, RemovalPolicy } from "aws-cdk-lib";
import { LogGroup } from "aws-cdk-lib/aws-logs";
import { BucketDeployment, type BucketDeploymentProps, CacheControl, Source } from "aws-cdk-lib/aws-s3-deployment";
import { dependsOn, type StackContext, use } from "sst/constructs";
import { NagSuppressions } from "./cdk-nag.ts";
import { logRetention } from "./logs.ts";
import { Site, webDirectory } from "./site.ts";
import { Stage } from "./stage.ts";

/**
 * Files that are not deployed. The precompressed copies are for the embedded stack only, because the distribution
 * compresses files itself.
 */
const leftOut = ["**/*.br", "**/*.gz", ".stamp"];

/**
 * Uploads the assets, whose names contain a hash, before the pages that refer to them. Assets of earlier builds stay
 * for users who still have an old page open.
 */
export function Web({ app, stack }: StackContext) {
  dependsOn(Stage);
  const common = {
    destinationBucket: use(Site).siteBucket,
    memoryLimit: 512,
    logGroup: new LogGroup(stack, "Log", {
      logGroupName: `/${app.name}/${app.stage}/web-deployment`,
      retention: logRetention(app.stage),
      removalPolicy: RemovalPolicy.DESTROY,
    }),
  } satisfies Omit<BucketDeploymentProps, "sources">;
  const assets = new BucketDeployment(stack, "Assets", {
    ...common,
    sources: [Source.asset(webDirectory, { exclude: [...leftOut, "*", "!assets", "!assets/**"] })],
    prune: false,
    cacheControl: [CacheControl.maxAge(Duration.days(365)), CacheControl.setPublic(), CacheControl.immutable()],
  });
  const pages = new BucketDeployment(stack, "Pages", {
    ...common,
    sources: [Source.asset(webDirectory, { exclude: [...leftOut, "assets"] })],
    // Delete outdated pages. The excluded assets stay.
    prune: true,
    exclude: ["assets/*"],
    cacheControl: [CacheControl.noCache()],
  });
  pages.node.addDependency(assets);
  const reason = "The copying Lambda is CDK's own (BucketDeployment): runtime, role and actions are set by it.";
  NagSuppressions.addStackSuppressions(stack, [
    { id: "AwsSolutions-IAM4", reason },
    { id: "AwsSolutions-IAM5", reason },
    { id: "AwsSolutions-L1", reason },
  ]);
}
