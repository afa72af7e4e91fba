import { isRefusal } from "../../lib/api-error.ts";

export const isOfPremium = (error: unknown): boolean => isRefusal(error, "plan_limit");
