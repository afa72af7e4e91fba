import { existsSync } from "node:fs";
import { join } from "node:path";
import { mediaOriginsIn } from "@linkedpotential/contract/trainings/sources";
import { browserHost } from "./addresses.ts";

const root = join(import.meta.dirname, "../../..");
export const webDirectory = join(root, "packages/web/dist");

export interface Settings {
  host: string;
  port: number;
  /** Public address of the site, without a trailing slash. */
  siteUrl: string;
  dataDirectory: string;
  isSeeded: boolean;
  areToolsOpen: boolean;
  mediaOrigins: string[];
}

/**
 * Reads the settings from the environment, then `.env`, then the defaults. Also sets the variables that the functions
 * read.
 */
export function readSettings(): Settings {
  const file = join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
  const { env } = process;
  env.ADMIN_EMAILS ??= "admin@linkedpotential.local";
  env.PLAN_LIMITS ??= "enforced";
  // All users on one laptop share an address, so allow more attempts per address. The limit per e-mail address stays
  // the same.
  env.RATE_LIMIT_PER_ADDRESS ??= "1000";
  env.CHECK_ANSWERS ??= "on";
  env.LOG_LEVEL ??= "error";
  env.OPERATOR_NAME ||= "LinkedPotential (Vorschau)";
  env.OPERATOR_ADDRESS ||= "Musterstraße 1; 12345 Musterstadt";
  env.OPERATOR_TAX_ID ||= "DE000000000";
  env.STRIPE_PRICE_ID ||= "price_premium";
  env.STAGE ??= "local";
  env.AWS_REGION ??= "eu-central-1";
  env.TABLE_NAME ??= "linkedpotential";
  env.MAIL_FROM ??= "LinkedPotential <post@linkedpotential.local>";
  env.SUPPORT_EMAIL ??= "support@linkedpotential.local";
  const host = env.HOST || "127.0.0.1";
  const port = Number(env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`PORT=${env.PORT} is no port`);
  env.SITE_URL ||= `http://${browserHost(host)}:${port}`;
  return {
    host,
    port,
    siteUrl: env.SITE_URL,
    dataDirectory: env.DATA_DIR || join(root, ".data"),
    isSeeded: env.SEED !== "off",
    mediaOrigins: mediaOriginsIn(env.TRAINING_VIDEOS ?? "", env.TRAINING_CAPTIONS ?? ""),
    areToolsOpen: areToolsOpen(env.LOCAL_TOOLS || "this-machine"),
  };
}

function areToolsOpen(wish: string): boolean {
  const wishes = ["this-machine", "open-to-network"];
  if (!wishes.includes(wish)) throw new Error(`LOCAL_TOOLS=${wish} is unknown; there are: ${wishes.join(", ")}`);
  return wish === "open-to-network";
}
