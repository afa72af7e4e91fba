import { startTestStack } from "@linkedpotential/local/testing/stack";

/** The server side in this process on an in-memory engine; answers are not checked, as in AWS. One table per process. */
export const openStage = () =>
  startTestStack({ CHECK_ANSWERS: "off", PLAN_LIMITS: "off", RATE_LIMIT_PER_ADDRESS: "1000000" });
