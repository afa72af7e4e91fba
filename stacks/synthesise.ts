import type { CloudAssembly } from "aws-cdk-lib/cx-api";
import { deployment } from "./deployment.ts";

/**
 * Example settings with which the stacks can be synthesized without an AWS account.
 * @internal
 */
export const exampleSettings = {
  SITE_DOMAIN: "www.example.org",
  CERTIFICATE_ARN: "arn:aws:acm:us-east-1:123456789012:certificate/00000000-0000-0000-0000-000000000000",
  WEB_ACL_ARN: "arn:aws:wafv2:us-east-1:123456789012:global/webacl/example/00000000-0000-0000-0000-000000000000",
  HOSTED_ZONE_ID: "Z0000000000000000000",
  HOSTED_ZONE_NAME: "example.org",
  MAIL_FROM: "LinkedPotential <post@example.org>",
  MAIL_IDENTITY: "managed",
  SUPPORT_EMAIL: "support@linkedpotential.test",
  OPERATOR_NAME: "LinkedPotential GmbH",
  OPERATOR_ADDRESS: "Am Markt 1; 20095 Hamburg",
  OPERATOR_TAX_ID: "DE300000017",
  OPERATOR_REPRESENTED_BY: "Paula Sand (Geschäftsführerin)",
  OPERATOR_PHONE: "+49 40 5550100",
  OPERATOR_REGISTER: "Amtsgericht Hamburg, HRB 99999",
  OPERATOR_PRIVACY_CONTACT: "datenschutz@linkedpotential.test",
  STRIPE_PRICE_ID: "price_example",
  ADMIN_EMAILS: "admin@example.org",
  TRAINING_VIDEOS: "positioning=https://videos.example.org/positioning.mp4",
  ALARM_EMAIL: "betrieb@example.org",
  MAILS_PER_SECOND: "14",
  TRACES: "off",
  ORIGIN_KEY_GENERATION: "1",
  JWKS: '{"keys":[{"kty":"OKP","crv":"Ed25519","alg":"EdDSA","use":"sig","kid":"example","x":"example"}]}',
};

export const deployments = {
  prod: { stage: "prod", region: "eu-central-1", settings: exampleSettings },
  preview: {
    stage: "pr-1",
    region: "eu-central-1",
    settings: {
      ...exampleSettings,
      ...{ SITE_DOMAIN: "", CERTIFICATE_ARN: "", WEB_ACL_ARN: "", MAIL_IDENTITY: "existing" },
      MAILS_PER_SECOND: "100",
      TRACES: "leads/list,schedules/follow-ups",
      ORIGIN_KEY_GENERATION: "3",
    },
  },
  edge: { stage: "prod", region: "us-east-1", settings: { ...exampleSettings, CERTIFICATE_ARN: "", WEB_ACL_ARN: "" } },
} as const;
export type Deployment = keyof typeof deployments;

/**
 * Synthesizes a deployment without an AWS account and a network. `NODE_ENV=test` keeps SST from looking for an account.
 */
export async function synthesise(name: Deployment, directory: string): Promise<CloudAssembly> {
  const { stage, region, settings } = deployments[name];
  Object.assign(process.env, settings, { NODE_ENV: "test" });
  const { initProject, useProject } = await import("sst/project.js");
  await initProject({ stage, region, root: process.cwd() });
  const { App } = await import("sst/constructs");
  const project = useProject().config.name;
  const app = new App({ mode: "deploy", name: project, stage, region, account: "123456789012" }, { outdir: directory });
  deployment(app);
  await app.finish();
  return app.synth();
}
