import { describe, expect, it, vi } from "vitest";
import { Contended, whileContended } from "./contention.ts";
import { isRefused, transact } from "./transact.ts";

const done = { canceled: false, data: [null] };
const of = (...codes: (string | undefined)[]) => ({
  canceled: true,
  data: codes.map((code) => (code ? { rejected: true, code } : { rejected: false })),
});
const refused = (index: number) => new Error(`part ${index} was refused`);
const conflict = (name: string) =>
  Object.assign(new Error("failed", { cause: Object.assign(new Error(""), { name }) }));

describe("a transaction", () => {
  it("that goes through is run once", async () => {
    const run = vi.fn(async () => done);
    await transact(run, refused);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it("that meets another is run again", async () => {
    const run = vi.fn(async () => done as typeof done | ReturnType<typeof of>);
    run.mockResolvedValueOnce(of(undefined, "TransactionConflict"));
    run.mockResolvedValueOnce({ canceled: true, data: [] });
    run.mockResolvedValueOnce({ canceled: true, data: [null] } as unknown as typeof done);
    await transact(run, refused);
    expect(run).toHaveBeenCalledTimes(4);
  });

  it("ends at the first part whose condition did not hold, without another try", async () => {
    const run = vi.fn(async () =>
      of("None", "TransactionConflict", "ConditionalCheckFailed", "ConditionalCheckFailed"),
    );
    await expect(transact(run, refused)).rejects.toThrow("part 2 was refused");
    expect(run).toHaveBeenCalledTimes(1);
    await expect(transact(async () => of("ConditionalCheckFailed"), refused)).rejects.toThrow("part 0 was refused");
  });

  it("whose items stay contended is given up", async () => {
    const run = vi.fn(async () => of("TransactionConflict"));
    await expect(transact(run, refused)).rejects.toMatchObject({ code: "request.conflict" });
    expect(run).toHaveBeenCalledTimes(25);
  });

  it("that fails otherwise fails with that, at once", async () => {
    const run = vi.fn(() => Promise.reject(new Error("the store gave no answer")));
    await expect(transact(run, refused)).rejects.toThrow("the store gave no answer");
    expect(run).toHaveBeenCalledTimes(1);
  });
});

describe("work that others contend", () => {
  it("begins anew until it comes through, and answers", async () => {
    const run = vi.fn(async () => "done");
    run.mockRejectedValueOnce(new Contended());
    run.mockRejectedValueOnce(conflict("TransactionConflictException"));
    expect(await whileContended(run)).toBe("done");
    expect(run).toHaveBeenCalledTimes(3);
  });

  it("is not begun anew for another reason", async () => {
    for (const error of [
      conflict("ConditionalCheckFailedException"),
      new Error("other", { cause: "TransactionConflictException" }),
      "a text",
    ]) {
      const run = vi.fn(() => Promise.reject(error));
      await expect(whileContended(run)).rejects.toBe(error);
      expect(run).toHaveBeenCalledTimes(1);
    }
  });
});

describe("a refused write", () => {
  it("is known by its message and by its cause, and nothing else is", () => {
    expect(isRefused(new Error('Error thrown by DynamoDB client: "The conditional request failed"'))).toBe(true);
    expect(isRefused(conflict("ConditionalCheckFailedException"))).toBe(true);
    expect(isRefused(conflict("TransactionConflictException"))).toBe(false);
    expect(isRefused(new Error("failed"))).toBe(false);
    expect(isRefused("The conditional request failed")).toBe(false);
    expect(isRefused(undefined)).toBe(false);
  });
});
