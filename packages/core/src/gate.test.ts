import { expect, it } from "vitest";
import { behindGate, effect, observed, read } from "./gate.ts";

const done = async () => "done";

it("lets through what is granted and names what is not", async () => {
  const granted = new Set(["dynamodb:GetItem", "ses:SendEmail"]);
  const within = (work: () => Promise<string>) => behindGate({ granted }, work);
  expect(await within(() => read("dynamodb:GetItem", done))).toBe("done");
  expect(await within(() => effect(["dynamodb:GetItem", "ses:SendEmail"], done))).toBe("done");
  await expect(within(() => read("dynamodb:Query", done))).rejects.toThrow(
    /^not granted to this route: dynamodb:Query$/,
  );
  const both = ["dynamodb:PutItem", "ses:SendEmail", "s3:PutObject"];
  await expect(within(() => effect(both, done))).rejects.toThrow(
    /^not granted to this route: dynamodb:PutItem, s3:PutObject$/,
  );
  expect(await effect("s3:PutObject", done)).toBe("done");
});

it("holds back effects until the session is checked, reads not", async () => {
  const order: string[] = [];
  const check = Promise.withResolvers<void>();
  const note = (name: string) => async () => order.push(name);
  const work = behindGate({ sessionCheck: check.promise }, () =>
    Promise.all([effect("dynamodb:PutItem", note("write")), read("dynamodb:GetItem", note("read"))]),
  );
  await new Promise(setImmediate);
  expect(order).toEqual(["read"]);
  check.resolve();
  await work;
  expect(order).toEqual(["read", "write"]);
});

it("lets no effect happen behind a session that has ended", async () => {
  let isDone = false;
  const ended = Promise.reject(new Error("ended"));
  const work = behindGate({ sessionCheck: ended }, () =>
    effect("dynamodb:PutItem", async () => {
      isDone = true;
    }),
  );
  await expect(work).rejects.toThrow("ended");
  expect(isDone).toBe(false);
});

it("shows each call to who observes, from its start to its end, also when it fails", async () => {
  const seen: string[] = [];
  const observe = (operation: string) => {
    seen.push(`${operation} begins`);
    return () => seen.push(`${operation} ends`);
  };
  const failing = () => Promise.reject(new Error("down"));
  const work = behindGate({ observe }, () =>
    behindGate({ granted: new Set() }, async () => {
      expect(await observed("GetItem", done)).toBe("done");
      await observed("PutItem", failing);
    }),
  );
  await expect(work).rejects.toThrow("down");
  expect(seen).toEqual(["GetItem begins", "GetItem ends", "PutItem begins", "PutItem ends"]);
  expect(await observed("Query", done)).toBe("done");
});
