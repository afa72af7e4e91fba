/**
 * Turns an account into one that registered before the data processing agreement, or that accepted an older version.
 * @internal
 */
export async function forgetAcceptance(userId: number, older?: string): Promise<void> {
  const { UserEntity } = await import("@linkedpotential/core/user/user.entity");
  if (older) await UserEntity.patch({ userId }).set({ processingVersion: older }).go();
  else await UserEntity.patch({ userId }).remove(["processingVersion", "processingAcceptedAt"]).go();
}
