import type { NewLead } from "@linkedpotential/contract/leads/schema";
import { transact } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import { LeadEntity } from "../lead.entity.ts";
import { leadItems } from "../lead-items.entity.ts";
import { hasNotes, toItem, toNotesItem, untouched } from "../lead-row.ts";
import { creationEvents, entriesOf, sizeOf } from "../timeline/timeline.ts";
import type { ImportBlock } from "./import-block.ts";

/**
 * Maximum number of leads per transaction, which is limited to 100 items and 4 MB. A lead has up to three items, and
 * one part checks the owner of the block.
 */
const leadsPerTransaction = 33;
const bytesPerTransaction = 2_000_000;

function chunksOf(leads: readonly NewLead[]): NewLead[][] {
  const chunks: NewLead[][] = [];
  let bytes = 0;
  for (const lead of leads) {
    const size = Buffer.byteLength(JSON.stringify(lead));
    const last = chunks.at(-1);
    if (last && last.length < leadsPerTransaction && bytes + size <= bytesPerTransaction) {
      last.push(lead);
      bytes += size;
    } else {
      chunks.push([lead]);
      bytes = size;
    }
  }
  return chunks;
}

export async function writeBlock(block: ImportBlock, leads: readonly NewLead[], at: string): Promise<void> {
  let next = block.from;
  for (const chunk of chunksOf(leads)) {
    await writeChunk(block, chunk, next, at);
    next += chunk.length;
  }
}

async function writeChunk(block: ImportBlock, leads: NewLead[], firstId: number, at: string): Promise<void> {
  const { userId, from, startedAt } = block;
  await transact(
    leadItems,
    (parts) => ({
      counter: parts.counter
        .check({ userId })
        .where((of, { eq }) => `${eq(of.importFrom, from)} AND ${eq(of.importStartedAt, startedAt)}`)
        .commit(),
      leads: leads.flatMap((lead, index) => {
        const leadId = firstId + index;
        const entries = entriesOf(creationEvents(lead), 1, at);
        const kept = { userId, leadId, revision: 1, ...sizeOf(entries) };
        return [
          parts.lead.create(toItem({ ...lead, createdAt: at, lastActivity: at, ...untouched }, kept)).commit(),
          parts.timeline.put({ userId, leadId, entries }).commit(),
          ...(hasNotes(lead) ? [parts.notes.put(toNotesItem(lead, userId, leadId)).commit()] : []),
        ];
      }),
    }),
    () => new DomainError("request.conflict"),
  );
}

export async function deleteBlockLeads({ userId, from, to }: ImportBlock): Promise<void> {
  const query = LeadEntity.query.ofOwner({ userId }).between({ leadId: from }, { leadId: to });
  const { data } = await query.go({ pages: "all", consistent: true, attributes: ["userId", "leadId"] });
  for (let start = 0; start < data.length; start += leadsPerTransaction) {
    const ids = data.slice(start, start + leadsPerTransaction).map(({ leadId }) => ({ userId, leadId }));
    await transact(
      leadItems,
      (parts) => ({
        leads: ids.flatMap((id) => [
          parts.lead.delete(id).commit(),
          parts.timeline.delete(id).commit(),
          parts.notes.delete(id).commit(),
        ]),
      }),
      () => new DomainError("request.conflict"),
    );
  }
}
