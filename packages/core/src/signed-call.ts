import { AwsClient } from "aws4fetch";

interface Call extends Omit<RequestInit, "body"> {
  body?: string | Uint8Array<ArrayBuffer>;
  /** Repetitions when the service is busy or fails, with growing pauses; 3 unless told. */
  retries?: number;
}

/** Where the SDK would look too: the environment of a Lambda, else the region that we are in. */
export const awsRegion = (): string => process.env.AWS_REGION ?? "eu-central-1";

/**
 * One call of an AWS service that is not worth a client of its own in every bundle (docs/adr/0010), signed with the
 * credentials of the Lambda.
 */
export function signedCall(service: "s3" | "ssm" | "events", url: string, { retries = 3, ...init }: Call) {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = process.env;
  const signer = new AwsClient({
    accessKeyId: AWS_ACCESS_KEY_ID ?? "local",
    secretAccessKey: AWS_SECRET_ACCESS_KEY ?? "local",
    ...(AWS_SESSION_TOKEN && { sessionToken: AWS_SESSION_TOKEN }),
    service,
    region: awsRegion(),
    retries,
  });
  return signer.fetch(url, { method: "POST", ...init });
}
