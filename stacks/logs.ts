import { RetentionDays } from "aws-cdk-lib/aws-logs";
import { isProduction } from "./settings.ts";

export const logRetention = (stage: string): RetentionDays =>
  isProduction(stage) ? RetentionDays.TWO_MONTHS : RetentionDays.ONE_WEEK;
