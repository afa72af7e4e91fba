import { randomUUID } from "node:crypto";
import { projectRequestCalls } from "../project-requests.ts";
import type { TestStack } from "../stack.ts";
import { carried } from "./carried.ts";

export async function projectRequestSent(stack: TestStack): Promise<object> {
  const { business, freelancer, request } = projectRequestCalls(stack);
  const [sender, recipient] = [await business(), await freelancer()];
  const { id: requestId } = await request(sender, recipient);
  const ids = { version: 1, requestId, userId: recipient.user.id, senderId: sender.user.id };
  return { id: randomUUID(), detail: carried(ids) };
}

export async function profileChanged(stack: TestStack): Promise<object> {
  const { user } = await projectRequestCalls(stack).freelancer();
  return { id: randomUUID(), detail: carried({ version: 1, userId: user.id }) };
}
