import { ConnectionEntity } from "./connection.entity.ts";

const slice = 50;

export async function eraseConnections(userId: number): Promise<number> {
  const query = ConnectionEntity.query.ofUser({ userId });
  const { data: connections } = await query.go({ limit: slice, pages: 1, consistent: true });
  await Promise.all(connections.map(({ otherUserId }) => eraseBoth(userId, otherUserId)));
  return connections.length;
}

/**
 * Deletes both items of a connection. The user's own item is deleted last: without it, a retry could not find the other
 * item.
 */
async function eraseBoth(userId: number, otherUserId: number): Promise<void> {
  await ConnectionEntity.delete({ userId: otherUserId, otherUserId: userId }).go();
  await ConnectionEntity.delete({ userId, otherUserId }).go();
}
