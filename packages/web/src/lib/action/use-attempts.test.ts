// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { ApiError } from "../api/api-error.ts";
import { type Attempt, useAttempts } from "./use-attempts.ts";

/** The attempts of a form that can be closed and opened again. */
const renderForm = () =>
  renderHook(({ isOpen }) => useAttempts<string, number>(isOpen), { initialProps: { isOpen: true } });

it("aborts running attempts when the form closes, although the component stays", () => {
  const { result, rerender } = renderForm();
  const signals: AbortSignal[] = [];
  void result.current("Anrufen", async ({ controller }) => signals.push(controller.signal));
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  rerender({ isOpen: false });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

it("keeps the key of a lost answer only until the form closes", async () => {
  const { result, rerender } = renderForm();
  const keys: string[] = [];
  const lose = async ({ idempotencyKey }: Attempt<number>) => {
    keys.push(idempotencyKey);
    throw new ApiError(0, "", "network");
  };
  const send = () => expect(result.current("Anrufen", lose)).rejects.toThrow();
  await send();
  await send();
  rerender({ isOpen: false });
  rerender({ isOpen: true });
  await send();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it("drops the key of a lost answer when the input changes before the next attempt", async () => {
  const { result } = renderForm();
  const keys: string[] = [];
  const lose = async ({ idempotencyKey }: Attempt<number>) => {
    keys.push(idempotencyKey);
    throw new ApiError(0, "", "network");
  };
  for (const content of ["Anrufen", "Schreiben", "Anrufen"]) {
    await expect(result.current(content, lose)).rejects.toThrow();
  }
  expect(new Set(keys).size).toBe(3);
});

it("does not start a running attempt again, even after other attempts have started", () => {
  const { result } = renderForm();
  const started: string[] = [];
  const run = (content: string) => void result.current(content, () => new Promise(() => started.push(content)));
  for (const content of ["Anrufen", "Schreiben", "Anrufen"]) run(content);
  expect(started).toEqual(["Anrufen", "Schreiben"]);
});
