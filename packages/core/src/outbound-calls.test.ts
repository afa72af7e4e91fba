import { expect, it } from "vitest";
import { assertGranted, observeCall, withCallHooks } from "./outbound-calls.ts";

const done = async () => "done";

it("granted calls pass, and the error of others names the missing permissions", async () => {
  const granted = new Set(["dynamodb:GetItem", "ses:SendEmail"]);
  const assertWithin = (actions: string | string[]) => withCallHooks({ granted }, async () => assertGranted(actions));
  await assertWithin("dynamodb:GetItem");
  await assertWithin(["dynamodb:GetItem", "ses:SendEmail"]);
  await expect(assertWithin("dynamodb:Query")).rejects.toThrow(/^not granted to this route: dynamodb:Query$/);
  await expect(assertWithin(["dynamodb:PutItem", "ses:SendEmail", "s3:PutObject"])).rejects.toThrow(
    /^not granted to this route: dynamodb:PutItem, s3:PutObject$/,
  );
  expect(() => assertGranted("s3:PutObject")).not.toThrow();
});

it("the observer is notified of the start and the end of each call, also when it fails", async () => {
  const seen: string[] = [];
  const observe = (operation: string) => {
    seen.push(`${operation} begins`);
    return () => seen.push(`${operation} ends`);
  };
  const failing = () => Promise.reject(new Error("down"));
  const work = withCallHooks({ observe }, () =>
    withCallHooks({ granted: new Set() }, async () => {
      expect(await observeCall("GetItem", done)).toBe("done");
      await observeCall("PutItem", failing);
    }),
  );
  await expect(work).rejects.toThrow("down");
  expect(seen).toEqual(["GetItem begins", "GetItem ends", "PutItem begins", "PutItem ends"]);
  expect(await observeCall("Query", done)).toBe("done");
});
