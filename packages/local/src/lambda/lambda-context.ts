import type { Context } from "aws-lambda";

const nothing = (): void => {};

export function lambdaContext(functionName: string, requestId: string, timeoutMs: number): Context {
  const endsAt = performance.now() + timeoutMs;
  return {
    awsRequestId: requestId,
    functionName,
    functionVersion: "$LATEST",
    invokedFunctionArn: `arn:aws:lambda:eu-central-1:000000000000:function:${functionName}`,
    memoryLimitInMB: "1024",
    logGroupName: `/aws/lambda/${functionName}`,
    logStreamName: "local",
    callbackWaitsForEmptyEventLoop: false,
    getRemainingTimeInMillis: () => Math.max(0, Math.round(endsAt - performance.now())),
    done: nothing,
    fail: nothing,
    succeed: nothing,
  };
}
