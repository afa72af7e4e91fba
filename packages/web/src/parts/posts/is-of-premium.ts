import { isRefusal } from "../../lib/api/api-error.ts";

export const isOfPremium = (error: unknown): boolean => isRefusal(error, "plan_limit");
