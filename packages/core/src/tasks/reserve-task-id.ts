import { followUpOffset } from "@linkedpotential/contract/tasks/rules";
import { isRefused } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { TaskCounterEntity } from "./task-counter.entity.ts";

/** @throws `task.limit_reached` when all ids below the range of follow-ups are used */
export async function reserveTaskId(userId: number): Promise<number> {
  try {
    const { data } = await TaskCounterEntity.update({ userId })
      .add({ seq: 1 })
      .where((of, { notExists, lt }) => `${notExists(of.seq)} OR ${lt(of.seq, followUpOffset - 1)}`)
      .go({ response: "all_new" });
    return data.seq ?? 1;
  } catch (error) {
    throw isRefused(error) ? new DomainError("task.limit_reached") : error;
  }
}
