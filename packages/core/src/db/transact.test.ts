import { transactionCanceled, withFault } from "@linkedpotential/local/testing/faults";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { Service } from "electrodb";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, expectTypeOf, it, vi } from "vitest";
import { BlockedError, ConflictError, retryOnConflict } from "./conflict.ts";
import { isRefused, transact } from "./transact.ts";

let stack: TestStack;
let items: Awaited<ReturnType<typeof load>>;
beforeAll(async () => {
  stack = await startTestStack();
  items = await load();
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => stack.stop());

// Import late, because entities bind to the table that the environment names at load time.
async function load() {
  const { IdempotencyRecordEntity } = await import("../idempotency/idempotency-record.entity.ts");
  return new Service({ record: IdempotencyRecordEntity });
}

let made = 0;
const freshKey = () => {
  made += 1;
  return { caller: "transact test", key: String(made) };
};
const itemOf = (key: ReturnType<typeof freshKey>) => ({ ...key, fingerprint: "", ttl: 4_000_000_000 });
const refusedAt = (name: string) => new Error(`${name} was refused`);

/** Writes two parts. The second one fails if `taken` exists. */
const writeTwo = (taken = freshKey()) =>
  transact(
    items,
    ({ record }) => ({
      first: record.create(itemOf(freshKey())).commit(),
      second: record.create(itemOf(taken)).commit(),
    }),
    refusedAt,
  );

describe("a transaction", () => {
  it("names the part whose condition failed, whatever parts, groups and absent parts come before it", async () => {
    const taken = freshKey();
    await writeTwo(taken);
    // A name may have no part, a single part, or a group of 0, 1 or 3 parts.
    const size = fc.constantFrom(undefined, "part" as const, 0, 1, 3);
    const shape = fc.uniqueArray(fc.tuple(fc.stringMatching(/^[a-z]{1,8}$/), size), {
      selector: ([name]) => name,
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(shape, shape, async (before, after) => {
        const write = transact(
          items,
          ({ record }) => {
            const part = () => record.create(itemOf(freshKey())).commit();
            const sized = (count: number | "part") => (count === "part" ? part() : Array.from({ length: count }, part));
            const named = (groups: typeof before) =>
              Object.fromEntries(groups.map(([name, count]) => [name, count === undefined ? count : sized(count)]));
            return { ...named(before), Taken: record.create(itemOf(taken)).commit(), ...named(after) };
          },
          refusedAt,
        );
        await expect(write).rejects.toThrow("Taken was refused");
      }),
      { numRuns: 30 },
    );
  });

  it("names the first of several failed parts, and a part of a group by the group's name", async () => {
    const [one, other] = [freshKey(), freshKey()];
    await writeTwo(one);
    await writeTwo(other);
    const write = transact(
      items,
      ({ record }) => ({
        free: record.create(itemOf(freshKey())).commit(),
        group: [freshKey(), other].map((key) => record.create(itemOf(key)).commit()),
        last: record.create(itemOf(one)).commit(),
      }),
      (name) => {
        expectTypeOf(name).toEqualTypeOf<"free" | "group" | "last">();
        return refusedAt(name);
      },
    );
    await expect(write).rejects.toThrow("group was refused");
  });

  it("that conflicts with another is retried", async () => {
    const error = transactionCanceled("None", "TransactionConflict");
    expect(await withFault({ call: 1, moment: "before", isLasting: false, error }, () => writeTwo())).toBe(true);
  });

  it("with a failed condition is not retried, even if it also conflicted", async () => {
    const error = transactionCanceled("TransactionConflict", "ConditionalCheckFailed");
    await withFault({ call: 1, moment: "before", isLasting: false, error }, () =>
      expect(writeTwo()).rejects.toThrow("second was refused"),
    );
  });

  it("fails after nine conflicting attempts", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    const error = transactionCanceled("TransactionConflict");
    await withFault({ call: 1, moment: "before", isLasting: true, error }, () =>
      expect(writeTwo()).rejects.toThrow(BlockedError),
    );
  });

  it("that is canceled for another reason, or whose answer is lost, fails with that error", async () => {
    const error = transactionCanceled("None", "ValidationError");
    await withFault({ call: 1, moment: "before", isLasting: false, error }, () =>
      expect(writeTwo()).rejects.toThrow("the transaction was canceled: None, ValidationError"),
    );
    await withFault({ call: 1, moment: "after", isLasting: false }, () =>
      expect(writeTwo()).rejects.toThrow("the store gave no answer"),
    );
  });
});

describe("a sequence of read, check and write", () => {
  it("starts again after a conflict, until it succeeds", async () => {
    const run = vi.fn(async () => "done");
    run.mockRejectedValueOnce(new ConflictError());
    run.mockRejectedValueOnce(new ConflictError());
    expect(await retryOnConflict(run)).toBe("done");
    expect(run).toHaveBeenCalledTimes(3);
  });

  it("fails after 25 rounds", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    const run = vi.fn(() => Promise.reject(new ConflictError()));
    await expect(retryOnConflict(run)).rejects.toMatchObject({ code: "request.conflict" });
    expect(run).toHaveBeenCalledTimes(25);
  });

  it("does not retry after another error", async () => {
    for (const error of [new Error("other"), "a text"]) {
      const run = vi.fn(() => Promise.reject(error));
      await expect(retryOnConflict(run)).rejects.toBe(error);
      expect(run).toHaveBeenCalledTimes(1);
    }
  });
});

describe("a write with a failed condition", () => {
  const failed = (name: string) =>
    Object.assign(new Error("failed", { cause: Object.assign(new Error(""), { name }) }));

  it("is recognized by its message or its cause only", () => {
    expect(isRefused(new Error('Error thrown by DynamoDB client: "The conditional request failed"'))).toBe(true);
    expect(isRefused(failed("ConditionalCheckFailedException"))).toBe(true);
    expect(isRefused(failed("TransactionConflictException"))).toBe(false);
    expect(isRefused(new Error("failed"))).toBe(false);
    expect(isRefused("The conditional request failed")).toBe(false);
    expect(isRefused(undefined)).toBe(false);
  });
});
