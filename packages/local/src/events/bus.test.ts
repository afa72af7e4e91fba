import { expect, it, vi } from "vitest";
import { plainRequest } from "../testing/request.ts";
import { type BusEvent, createBus, delivered, endDeliveries } from "./bus.ts";

const put = (entries: object[]) =>
  plainRequest("/__local/events/", {
    method: "POST",
    headers: { "x-amz-target": "AWSEvents.PutEvents", "content-type": "application/x-amz-json-1.1" },
    body: Buffer.from(JSON.stringify({ Entries: entries })),
  });

it("delivers an event to the subscribers of its type and retries after a failure", async () => {
  const handler = vi.fn<(event: BusEvent) => Promise<void>>(async () => {});
  const other = vi.fn(async () => {});
  handler.mockRejectedValueOnce(new Error("busy"));
  const silence = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const listeners = [
    { detailType: "lead.created", handler },
    { detailType: "lead.deleted", handler: other },
  ];
  const bus = createBus(listeners, [0]);
  const entry = { Source: "leads", DetailType: "lead.created", Detail: '{"leadId":7}' };
  const answer = await bus(put([entry, { ...entry, Detail: "no json" }]));
  expect(JSON.parse(String(answer?.body))).toMatchObject({
    FailedEntryCount: 1,
    Entries: [{ EventId: expect.any(String) }, { ErrorCode: "MalformedDetail" }],
  });
  await vi.waitFor(() => expect(handler).toHaveBeenCalledTimes(2), { timeout: 20_000 });
  expect(handler.mock.lastCall?.[0]).toMatchObject({ "detail-type": "lead.created", detail: { leadId: 7 } });
  expect(other).not.toHaveBeenCalled();
  silence.mockRestore();
});

it("drops an event after its last retry and delivers the next ones", async () => {
  const handler = vi.fn<(event: BusEvent) => Promise<void>>().mockRejectedValue(new Error("broken"));
  const said: string[] = [];
  const silence = vi.spyOn(process.stderr, "write").mockImplementation((text) => said.push(String(text)) > 0);
  const bus = createBus([{ detailType: "lead.created", handler }], [0, 0]);
  const entry = { Source: "leads", DetailType: "lead.created", Detail: "{}" };
  await bus(put([entry]));
  await delivered();
  expect(handler).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(said.at(-1)).toContain("given up"), { timeout: 20_000 });
  expect(handler).toHaveBeenCalledTimes(3);
  silence.mockRestore();
});

it("starts no retry after endDeliveries", async () => {
  vi.useFakeTimers();
  const handler = vi.fn<(event: BusEvent) => Promise<void>>().mockRejectedValue(new Error("busy"));
  const silence = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const bus = createBus([{ detailType: "lead.created", handler }]);
  const entry = { Source: "leads", DetailType: "lead.created", Detail: "{}" };
  await bus(put([entry]));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(handler).toHaveBeenCalledTimes(2);
  await endDeliveries();
  await vi.advanceTimersByTimeAsync(180_000);
  expect(handler).toHaveBeenCalledTimes(2);
  silence.mockRestore();
});
