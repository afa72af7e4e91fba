import { isRefusal } from "../../lib/api/api-error.ts";

export const isPremiumRequired = (error: unknown): boolean => isRefusal(error, "plan_limit");
