export interface CommandInput {
  TransactItems?: readonly object[];
  IndexName?: string;
}

const transactionParts: Record<string, string> = {
  Put: "PutItem",
  Update: "UpdateItem",
  Delete: "DeleteItem",
  ConditionCheck: "ConditionCheckItem",
};

/**
 * Returns the permissions that an operation requires. A transaction requires the permissions of its parts. A query of
 * an index requires a permission for that index.
 */
export function actionsOf(operation: string, { TransactItems, IndexName }: CommandInput): string[] {
  if (IndexName) return [`dynamodb:${operation}:${IndexName}`];
  if (!TransactItems) return [`dynamodb:${operation}`];
  const parts = TransactItems.flatMap((item) => Object.keys(item));
  return [...new Set(parts.map((part) => `dynamodb:${transactionParts[part]}`))];
}
