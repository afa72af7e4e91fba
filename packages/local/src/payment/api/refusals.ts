export class Refused extends Error {
  readonly status: number;
  readonly error: { type: string; code?: string; param?: string; message: string; decline_code?: string };

  constructor(status: number, error: Refused["error"]) {
    super(error.message);
    this.status = status;
    this.error = error;
  }
}

export const invalid = (message: string, code?: string, param?: string): Refused =>
  new Refused(400, {
    type: "invalid_request_error",
    ...(code !== undefined && { code }),
    ...(param !== undefined && { param }),
    message,
  });

export const declined = (): Refused =>
  new Refused(402, {
    type: "card_error",
    code: "card_declined",
    decline_code: "generic_decline",
    message: "Your card was declined.",
  });

export const missing = (kind: string, id: string, param = "id"): Refused =>
  new Refused(404, {
    type: "invalid_request_error",
    code: "resource_missing",
    param,
    message: `No such ${kind}: '${id}'`,
  });
