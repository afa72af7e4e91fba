import { checkoutPath } from "@linkedpotential/contract/billing/checkout-path";
import { mediaFolder } from "@linkedpotential/contract/media";
import { mediaOriginsIn } from "@linkedpotential/contract/trainings/sources";
import { exportDays } from "@linkedpotential/contract/user/limits";
import { Annotations, Duration } from "aws-cdk-lib";
import { Certificate } from "aws-cdk-lib/aws-certificatemanager";
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginRequestPolicy,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from "aws-cdk-lib/aws-cloudfront";
import { HttpOrigin, S3BucketOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import { dependsOn, type Stack, type StackContext, use } from "sst/constructs";
import { Api } from "./api.ts";
import { addPrivateBucket } from "./bucket.ts";
import { NagSuppressions } from "./cdk-nag.ts";
import { addDomainRecords } from "./domain.ts";
import { builtPages, pageFunction } from "./page-function.ts";
import { addResponseHeaders } from "./response-headers.ts";
import { Secrets } from "./secrets.ts";
import { firewallOf, isProduction, type Settings, settings } from "./settings.ts";

export const webDirectory = "packages/web/dist";

/** Error statuses that CloudFront caches by default. */
const keptErrors = [404, 405, 414, 500, 501, 502, 503, 504];

export function Site({ app, stack }: StackContext) {
  dependsOn(Secrets);
  const given = settings();
  const siteBucket = addPrivateBucket(stack, "SiteBucket", { isKept: false });
  const mediaBucket = addPrivateBucket(stack, "MediaBucket", { isKept: isProduction(app.stage) });
  // The bucket has no public address. A Lambda reads an exported file for its owner.
  const exportBucket = addPrivateBucket(stack, "ExportBucket", { isKept: false, expiresAfter: exportDays });
  // The bucket has no public address either. A Lambda reads the file of a message for the two sides of a request.
  const attachmentBucket = addPrivateBucket(stack, "AttachmentBucket", { isKept: isProduction(app.stage) });
  const headers = addResponseHeaders(stack, mediaOriginsIn(given.TRAINING_VIDEOS, given.TRAINING_CAPTIONS));
  const read = {
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    compress: true,
  };
  const api = { ...apiBehavior(stack), responseHeadersPolicy: headers.api };
  const pages = {
    ...read,
    // Allow listing, so that S3 answers 404 for a missing file. Without this permission it answers 403.
    origin: S3BucketOrigin.withOriginAccessControl(siteBucket, {
      originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
    }),
    responseHeadersPolicy: headers.site,
    functionAssociations: [{ eventType: FunctionEventType.VIEWER_REQUEST, function: pagesOf(stack) }],
  };
  const distribution = new Distribution(stack, "Distribution", {
    comment: `${app.name} ${app.stage}`,
    defaultRootObject: "index.html",
    defaultBehavior: pages,
    additionalBehaviors: {
      "/api/*": api,
      "/.well-known/*": api,
      [`${checkoutPath}*`]: { ...pages, responseHeadersPolicy: headers.checkout },
      [`/${mediaFolder}/*`]: {
        ...read,
        origin: S3BucketOrigin.withOriginAccessControl(mediaBucket),
        responseHeadersPolicy: headers.media,
      },
    },
    // Do not cache errors. By default CloudFront caches them for ten seconds in spite of cache headers, so a restored
    // lead would still be missing.
    errorResponses: keptErrors.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
    httpVersion: HttpVersion.HTTP2_AND_3,
    minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    priceClass: PriceClass.PRICE_CLASS_100,
    webAclId: firewallOf(app.stage, given),
    ...domainOf(stack, given),
  });
  addDomainRecords(stack, distribution, given);
  acceptFindings(distribution);
  const url = `https://${given.SITE_DOMAIN ?? distribution.distributionDomainName}`;
  stack.addOutputs({ SiteUrl: url, DistributionDomain: distribution.distributionDomainName });
  return { url, siteBucket, mediaBucket, exportBucket, attachmentBucket, distribution };
}

function domainOf(stack: Stack, { SITE_DOMAIN, CERTIFICATE_ARN }: Settings) {
  if (!SITE_DOMAIN) return {};
  if (!CERTIFICATE_ARN) throw new Error("SITE_DOMAIN needs CERTIFICATE_ARN; deploy the edge first (docs/deploy.md)");
  return {
    domainNames: [SITE_DOMAIN],
    certificate: Certificate.fromCertificateArn(stack, "Certificate", CERTIFICATE_ARN),
  };
}

function acceptFindings(distribution: Distribution): void {
  NagSuppressions.addResourceSuppressions(distribution, [
    { id: "AwsSolutions-CFR1", reason: "Freelancers work from everywhere, so no country is blocked." },
    {
      id: "AwsSolutions-CFR2",
      reason: "Production has a firewall unless it is switched off; previews have none, because each costs money.",
    },
    {
      id: "AwsSolutions-CFR3",
      reason: "Its access logs would contain users' IP addresses. The API has log lines without them.",
    },
    {
      id: "AwsSolutions-CFR4",
      reason: "Applies only to the distribution's own address. A domain requires TLS 1.2.",
    },
  ]);
  Annotations.of(distribution).acknowledgeWarning(
    "@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk",
    "The default root object is set, and the function of the pages leads every other folder to a page.",
  );
}

const pagesOf = (stack: Stack) =>
  new EdgeFunction(stack, "Pages", {
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(pageFunction(builtPages(webDirectory))),
  });

/**
 * Returns the behavior for the API. Answers of the API forbid caching, but CloudFront compresses only with a cache
 * policy that allows it.
 */
function apiBehavior(stack: Stack): BehaviorOptions {
  return {
    origin: new HttpOrigin(use(Api).domain, {
      customHeaders: { "x-origin-key": use(Secrets).originKey.unsafeUnwrap() },
      readTimeout: Duration.seconds(30),
    }),
    allowedMethods: AllowedMethods.ALLOW_ALL,
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    cachePolicy: new CachePolicy(stack, "ApiCache", {
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.seconds(1),
      headerBehavior: CacheHeaderBehavior.allowList("authorization"),
      cookieBehavior: CacheCookieBehavior.all(),
      queryStringBehavior: CacheQueryStringBehavior.all(),
      enableAcceptEncodingGzip: true,
      enableAcceptEncodingBrotli: true,
    }),
    compress: true,
  };
}
