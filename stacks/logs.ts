import { RetentionDays } from "aws-cdk-lib/aws-logs";
import { isProduction } from "./settings.ts";

/** How long log lines are kept: long enough to look into what was reported last month, and no longer. */
export const logRetention = (stage: string): RetentionDays =>
  isProduction(stage) ? RetentionDays.TWO_MONTHS : RetentionDays.ONE_WEEK;
