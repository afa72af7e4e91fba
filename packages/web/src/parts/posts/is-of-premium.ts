import { isRefusal } from "../../lib/api-error.ts";

/** Whether the server refused because the plan does not reach that far (D8). */
export const isOfPremium = (error: unknown): boolean => isRefusal(error, "plan_limit");
