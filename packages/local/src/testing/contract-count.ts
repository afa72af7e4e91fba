/** Counts the running contracts, as the schedule does every half hour. @internal */
export async function countContracts(): Promise<void> {
  const [{ countContracts: count }, { clock }] = await Promise.all([
    import("@linkedpotential/core/admin/overview/count-contracts"),
    import("@linkedpotential/core/clock"),
  ]);
  await count({ now: clock.now });
}
