/**
 * Creates a notification of a due follow-up for each lead. The notification of the last lead is the newest.
 * @internal
 */
export async function notifyOfFollowUps(userId: number, leadIds: readonly number[]): Promise<void> {
  const { putNotifications } = await import("@linkedpotential/core/notifications/put-notifications");
  const { clock } = await import("@linkedpotential/core/clock");
  const news = leadIds.map((relatedId) => ({
    type: "crm_followup" as const,
    relatedId,
    occasion: crypto.randomUUID(),
  }));
  await putNotifications(clock, userId, news);
}
