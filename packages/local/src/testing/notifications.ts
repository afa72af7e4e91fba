/** Tells somebody of due follow-ups of these leads now, the last one newest. @internal */
export async function tellOfLeads(userId: number, leadIds: readonly number[]): Promise<void> {
  // Loaded late: entities bind themselves to the table that the environment names by then.
  const { putNotifications } = await import("@linkedpotential/core/notifications/put-notifications");
  const { clock } = await import("@linkedpotential/core/clock");
  const news = leadIds.map((relatedId) => ({
    type: "crm_followup" as const,
    relatedId,
    occasion: crypto.randomUUID(),
  }));
  await putNotifications(clock, userId, news);
}
