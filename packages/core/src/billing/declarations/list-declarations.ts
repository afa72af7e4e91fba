import { readBatch } from "../../db/read-batch.ts";
import { type Declaration, DeclarationEntity, declarationKeyOf } from "./declaration.entity.ts";

/** Lists the newest `limit` declarations that were assigned to an account, newest first. */
export async function listDeclarations(accountId: number, limit: number): Promise<Declaration[]> {
  const { data: keys } = await DeclarationEntity.query
    .ofAccount({ accountId })
    .go({ order: "desc", limit, pages: 1, data: "includeKeys" });
  const declarations = await readBatch(keys.map(declarationKeyOf), (some) => DeclarationEntity.get(some).go());
  return declarations.toSorted((one, other) => other.declarationId - one.declarationId);
}
