import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import {
  apiHeaders,
  checkoutHeaders,
  siteHeaders,
  strictTransportSecurity,
} from "@linkedpotential/contract/site-headers";
import { createSite } from "@linkedpotential/local/site/site";
import { beforeAll, describe, expect, it } from "vitest";
import { builtPages } from "./page-function.ts";
import { webDirectory } from "./site.ts";
import { assetDirectory, at, type Properties, type Resource, refersTo, resourcesOf } from "./testing/templates.ts";

const find = (type: string, id: string): Resource => {
  const found = resourcesOf("prod", type).find((resource) => resource.id.startsWith(id));
  if (!found) throw new Error(`no ${type} ${id}`);
  return found;
};
const distribution = find("AWS::CloudFront::Distribution", "Distribution");
const config = distribution.properties.DistributionConfig as Properties;
const behaviors = [config.DefaultCacheBehavior, ...(config.CacheBehaviors as Properties[])] as Properties[];
const behavior = (path: string) => behaviors.find(({ PathPattern }) => PathPattern === path) ?? {};

describe("every bucket", () => {
  it.each(["prod", "preview"] as const)("of %s is private and encrypted and accepts TLS only", (name) => {
    const buckets = resourcesOf(name, "AWS::S3::Bucket");
    expect(buckets.length).toBeGreaterThan(1);
    const policies = resourcesOf(name, "AWS::S3::BucketPolicy");
    for (const bucket of buckets) {
      expect(bucket.properties).toMatchObject({
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
        OwnershipControls: { Rules: [{ ObjectOwnership: "BucketOwnerEnforced" }] },
      });
      expect(JSON.stringify(bucket.properties.BucketEncryption)).toMatch(/AES256|aws:kms/);
      const policy = JSON.stringify(policies.find((one) => refersTo(at(one, "Bucket"), bucket))?.properties);
      expect(policy).toMatch(/"Deny","Principal":\{"AWS":"\*"\}/);
      expect(policy).toContain('"aws:SecureTransport":"false"');
      expect(policy).not.toMatch(/"Allow","Principal":("\*"|\{"AWS":"\*"\})/);
    }
  });

  it("can be read only by our distribution", () => {
    for (const policy of resourcesOf("prod", "AWS::S3::BucketPolicy")) {
      const { Statement } = policy.properties.PolicyDocument as unknown as { Statement: Properties[] };
      const allowed = Statement.filter(({ Effect }) => Effect === "Allow");
      const service = allowed.filter(({ Principal }) => JSON.stringify(Principal).includes("cloudfront.amazonaws.com"));
      const isOfFiles = /ExportBucket|AttachmentBucket/.test(JSON.stringify(policy.properties.Bucket));
      expect(service.length > 0).toBe(!isOfFiles);
      for (const { Action, Condition } of service) {
        expect(["s3:GetObject", "s3:ListBucket"]).toEqual(expect.arrayContaining([Action].flat()));
        expect(refersTo(Condition, distribution)).toBe(true);
      }
    }
  });
});

describe("the distribution", () => {
  it("serves the site from a bucket by origin access control, encrypted and compressed", () => {
    const origins = config.Origins as Properties[];
    const buckets = origins.filter(({ S3OriginConfig }) => S3OriginConfig);
    expect(buckets).toHaveLength(2);
    for (const origin of buckets) expect(origin.OriginAccessControlId).toBeDefined();
    for (const one of behaviors) {
      expect(one.ViewerProtocolPolicy).toMatch(/^(redirect-to-https|https-only)$/);
      expect(one.Compress).toBe(true);
    }
    expect(at(distribution, "DistributionConfig.ViewerCertificate.MinimumProtocolVersion")).toBe("TLSv1.2_2021");
  });

  it("routes /api and /.well-known to the API with all methods, and /media to the media bucket", () => {
    expect(behaviors.map(({ PathPattern }) => PathPattern ?? "*").sort()).toEqual([
      "*",
      "/.well-known/*",
      "/api/*",
      "/freelance/checkout*",
      "/media/*",
    ]);
    const origins = config.Origins as Properties[];
    const originOf = (path: string) => origins.find(({ Id }) => Id === behavior(path).TargetOriginId);
    for (const path of ["/api/*", "/.well-known/*"]) {
      expect(JSON.stringify(originOf(path)?.DomainName)).toContain("execute-api");
      expect(behavior(path).AllowedMethods).toEqual(expect.arrayContaining(["DELETE", "PATCH", "POST", "PUT"]));
    }
    expect(JSON.stringify(originOf("/media/*")?.DomainName)).toContain("MediaBucket");
  });

  it("passes on errors unchanged and does not cache them", () => {
    const errors = config.CustomErrorResponses as Properties[];
    for (const code of [404, 500, 502, 503, 504]) expect(errors.map(({ ErrorCode }) => ErrorCode)).toContain(code);
    for (const { ErrorCode, ...rest } of errors)
      expect([ErrorCode, rest]).toEqual([ErrorCode, { ErrorCachingMinTTL: 0 }]);
  });

  it("reads pictures from the key under which the Lambda stores them [D22]", () => {
    const [update] = resourcesOf("prod", "AWS::Lambda::Function").filter(({ id }) => id.startsWith("profileupdate"));
    const [bucket] = resourcesOf("prod", "AWS::S3::Bucket").filter(({ id }) => id.startsWith("MediaBucket"));
    expect(JSON.stringify(update && at(update, "Environment.Variables.MEDIA_BUCKET"))).toContain(bucket?.id);
    // Objects are stored under the path itself, `media/avatars/…`, so neither a function nor an origin path may change
    // it.
    expect(behavior("/media/*").FunctionAssociations).toBeUndefined();
    const origin = (config.Origins as Properties[]).find(({ Id }) => Id === behavior("/media/*").TargetOriginId);
    expect(origin?.OriginPath).toBeUndefined();
  });

  it("sends the API the secret that every route checks", () => {
    const [, sent = ""] =
      /"HeaderName":"x-origin-key","HeaderValue":"([^"]+)"/.exec(JSON.stringify(config.Origins)) ?? [];
    expect(sent).toBe("{{resolve:secretsmanager:prod-linkedpotential-Secrets/origin-key-1:SecretString:::}}");
    const names = resourcesOf("prod", "AWS::SecretsManager::Secret").map((secret) => at(secret, "Name"));
    expect(names).toEqual([1, 2].map((generation) => `prod-linkedpotential-Secrets/origin-key-${generation}`));
    const accepted = resourcesOf("prod", "AWS::SSM::Parameter").find(
      (one) => at(one, "Name") === "/linkedpotential/prod/origin-keys-1",
    );
    expect(String(accepted && at(accepted, "Value")).split(",")).toContain(sent);
    for (const lambda of resourcesOf("prod", "AWS::Lambda::Function")) {
      if (lambda.stack.startsWith("Routes-")) {
        expect(JSON.stringify(at(lambda, "Environment.Variables.ORIGIN_KEYS"))).toContain("prodoriginkeys1");
      }
    }
  });

  it("does not cache answers of the API", () => {
    const policy = find("AWS::CloudFront::CachePolicy", "ApiCache");
    expect(at(policy, "CachePolicyConfig")).toMatchObject({ MinTTL: 0, DefaultTTL: 0, MaxTTL: 1 });
    const parameters = at(policy, "CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin");
    expect(parameters).toMatchObject({
      CookiesConfig: { CookieBehavior: "all" },
      HeadersConfig: { HeaderBehavior: "whitelist", Headers: ["authorization"] },
      QueryStringsConfig: { QueryStringBehavior: "all" },
    });
  });

  /** Returns the headers that a policy adds, as a browser receives them. */
  function headersOf(id: string): Record<string, string> {
    const policy = find("AWS::CloudFront::ResponseHeadersPolicy", id);
    const named = at(policy, "ResponseHeadersPolicyConfig.SecurityHeadersConfig") as Record<string, Properties>;
    const items = (at(policy, "ResponseHeadersPolicyConfig.CustomHeadersConfig.Items") ?? []) as Properties[];
    const transport = named.StrictTransportSecurity;
    return {
      ...Object.fromEntries(items.map(({ Header, Value }) => [Header, Value])),
      ...(named.ContentSecurityPolicy && {
        "content-security-policy": named.ContentSecurityPolicy.ContentSecurityPolicy,
      }),
      ...(named.ContentTypeOptions && { "x-content-type-options": "nosniff" }),
      ...(named.FrameOptions && { "x-frame-options": named.FrameOptions.FrameOption }),
      ...(named.ReferrerPolicy && { "referrer-policy": named.ReferrerPolicy.ReferrerPolicy }),
      "strict-transport-security": `max-age=${transport?.AccessControlMaxAgeSec}${transport?.IncludeSubdomains ? "; includeSubDomains" : ""}`,
    } as Record<string, string>;
  }

  it("sends the same security headers as the embedded stack, including the content security policy", () => {
    const secure = { "strict-transport-security": strictTransportSecurity };
    expect(headersOf("SiteHeaders")).toEqual({ ...siteHeaders(["https://videos.example.org"]), ...secure });
    expect(headersOf("CheckoutHeaders")).toEqual({ ...checkoutHeaders(["https://videos.example.org"]), ...secure });
    expect(behavior("/freelance/checkout*").ResponseHeadersPolicyId).toEqual({
      Ref: expect.stringContaining("CheckoutHeaders"),
    });
    expect(headersOf("MediaHeaders")).toEqual({ ...apiHeaders, ...secure });
    expect(headersOf("ApiHeaders")).toEqual(secure);
  });
});

describe("the page of an address", () => {
  interface PageEvent {
    request: { uri: string };
  }
  let handler: (event: PageEvent) => { uri: string };
  beforeAll(() => {
    const code = String(at(find("AWS::CloudFront::Function", "Pages"), "FunctionCode"));
    const context = createContext({});
    runInContext(code, context);
    handler = context.handler;
  });

  const addresses = [
    ...["/", "/dashboard", "/leads/12", "/landing/unbekannt", "/freelance/verify-email", "/a.b/c", "/x/"],
    ...builtPages(webDirectory).flatMap((page) => [page, `${page}/`, `${page}/more`]),
  ];

  it("is the same page as in the embedded stack", async () => {
    const site = await createSite(webDirectory, true);
    const bodyAt = async (path: string) => {
      const request = {
        method: "GET",
        path,
        query: "",
        headers: {},
        cookies: [],
        body: Buffer.alloc(0),
        bodyLength: 0,
        address: "",
      };
      return (await site(request))?.body?.toString();
    };
    expect(builtPages(webDirectory).length).toBeGreaterThan(3);
    for (const address of addresses) {
      const { uri } = handler({ request: { uri: address } });
      expect([address, await bodyAt(uri)]).toEqual([address, await bodyAt(address)]);
    }
  });

  it("does not rewrite paths of files", () => {
    for (const uri of ["/assets/index-abc.js", "/favicon.svg", "/robots.txt"]) {
      expect(handler({ request: { uri } }).uri).toBe(uri);
    }
  });
});

describe("the files of the web app", () => {
  const [assets, pages] = ["Assets", "Pages"].map((id) => find("Custom::CDKBucketDeployment", id));

  it("are cached forever if hashed, otherwise revalidated, and contain no source maps", () => {
    expect(assets && at(assets, "SystemMetadata")).toEqual({ "cache-control": "max-age=31536000, public, immutable" });
    expect(pages && at(pages, "SystemMetadata")).toEqual({ "cache-control": "no-cache" });
    const filesOf = (resource: Resource | undefined) => {
      const [key] = (resource && at(resource, "SourceObjectKeys")) as string[];
      return readdirSync(assetDirectory("prod", key ?? ""), { recursive: true, encoding: "utf8" });
    };
    const isFile = (name: string) => name.includes(".");
    expect(
      filesOf(assets)
        .filter(isFile)
        .every((name) => name.startsWith("assets/")),
    ).toBe(true);
    expect(filesOf(assets).filter(isFile).length).toBeGreaterThan(20);
    expect(filesOf(pages)).toEqual(expect.arrayContaining(["index.html", "landing/freelance/index.html"]));
    expect(filesOf(pages).some((name) => name.startsWith("assets"))).toBe(false);
    // Source maps would publish the sources.
    expect([...filesOf(assets), ...filesOf(pages)].filter((name) => name.endsWith(".map"))).toEqual([]);
  });

  it("are a production build, independent of the environment", () => {
    const folder = assetDirectory("prod", ((assets && at(assets, "SourceObjectKeys")) as string[])[0]);
    const scripts = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"));
    // This function of React's development mode runs for every element, so the deployed build must not contain it.
    expect(scripts.filter((name) => readFileSync(join(folder, name), "utf8").includes("jsxDEV"))).toEqual([]);
  });

  it("are uploaded before the pages that refer to them, and old ones stay", () => {
    expect(assets && at(assets, "Prune")).toBe(false);
    expect(pages && at(pages, "Exclude")).toEqual(["assets/*"]);
  });
});
