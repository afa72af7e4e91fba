import { type Grant, secretNames, sendsMails } from "@linkedpotential/contract/grant";
import { grants, type LambdaId } from "@linkedpotential/contract/grants";
import { portOf, serve } from "../../http/server.ts";
import { createParameterStore, parameterStoreAddress } from "./parameter-store.ts";

/**
 * Names of the variables that every function of a stage gets. Other variables of this process are hidden from
 * functions.
 */
const shared = [
  "STAGE",
  "TABLE_NAME",
  "SITE_URL",
  "JWKS",
  "ADMIN_EMAILS",
  "PLAN_LIMITS",
  "RATE_LIMIT_PER_ADDRESS",
  "PASSWORD_COST",
  "TRAINING_VIDEOS",
  "TRAINING_CAPTIONS",
  "STRATEGY_CALL_URL",
  "STRIPE_PRICE_ID",
  "VAT_OSS",
  "OPERATOR_NAME",
  "OPERATOR_ADDRESS",
  "OPERATOR_TAX_ID",
  "OPERATOR_REPRESENTED_BY",
  "OPERATOR_PHONE",
  "OPERATOR_REGISTER",
  "OPERATOR_PRIVACY_CONTACT",
  "SUPPORT_EMAIL",
] as const;
const ofMail = ["MAIL_FROM"] as const;
const ofMedia = ["MEDIA_BUCKET"] as const;
const ofExports = ["EXPORT_BUCKET"] as const;
const ofAttachments = ["ATTACHMENT_BUCKET"] as const;
const ofPayment = ["STRIPE_ENDPOINT"] as const;
const ofBus = ["BUS_NAME"] as const;

/** Secret header value by which the API recognizes calls from the distribution. */
export const originKey = "key-of-the-distribution";

export interface LambdaStage {
  /** Returns the variables of one function. They cover only what its grant allows. */
  environmentOf(id: LambdaId): Record<string, string>;
  stop(): void;
}

const taken = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])));

const parameterOf = (secret: string, stage: string): string => `/sst/linkedpotential/${stage}/Secret/${secret}/value`;

const bucketsOf = ({ media, exports, attachments }: Grant): Record<string, string> => ({
  ...taken([...(media ? ofMedia : []), ...(exports ? ofExports : []), ...(attachments ? ofAttachments : [])]),
  ...((media || exports || attachments) && { AWS_ENDPOINT_URL_S3: process.env.S3_ENDPOINT ?? "" }),
});

/**
 * Sets up the environment of deployed functions, with the services of a running test stack. As in AWS, the SDK reads
 * the endpoints from environment variables. Secrets come from an emulated Parameter Store, under the fallback names
 * that all stages share.
 */
export async function openLambdaStage(): Promise<LambdaStage> {
  const { DYNAMODB_ENDPOINT = "", SES_ENDPOINT = "", BUS_ENDPOINT = "" } = process.env;
  const kept = secretNames.map((name) => [parameterOf(name, ".fallback"), process.env[name] ?? ""]);
  const store = createParameterStore(Object.fromEntries(kept));
  const server = await serve([store], "127.0.0.1", 0);
  const parameterStore = parameterStoreAddress(`http://127.0.0.1:${portOf(server)}`);
  return {
    environmentOf: (id) => {
      const grant: Grant = grants[id];
      const { table, publish, secrets = [] } = grant;
      const mail = sendsMails(grant);
      const named = secrets.map((secret) => [
        `${secret}_PARAMETERS`,
        ["test", ".fallback"].map((stage) => parameterOf(secret, stage)).join(","),
      ]);
      return {
        ORIGIN_KEYS: originKey,
        ...(secrets.includes("STRIPE_SECRET_KEY") && taken(ofPayment)),
        ...taken([...shared, ...(mail ? ofMail : []), ...(publish ? ofBus : [])]),
        ...bucketsOf(grant),
        ...(table && { AWS_ENDPOINT_URL_DYNAMODB: DYNAMODB_ENDPOINT }),
        ...(mail && { AWS_ENDPOINT_URL_SES: SES_ENDPOINT }),
        ...(publish && { AWS_ENDPOINT_URL_EVENTBRIDGE: BUS_ENDPOINT }),
        ...(secrets.length > 0 && { AWS_ENDPOINT_URL_SSM: parameterStore, ...Object.fromEntries(named) }),
      };
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
