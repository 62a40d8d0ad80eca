/** The player that an individual of a run makes, from its genome. */

import { attempt } from '../../base/attempt.ts';
import { openExperiment } from '../../experiments/experiment.ts';
import { createLaboratory } from '../../lab/laboratory.ts';
import type { IndividualRecord, RunRecord } from '../../store/records.ts';

interface IndividualPlayer {
  /** A player's spec. */
  readonly player: string;
  /** What scores positions. */
  readonly evaluation: string;
}

/**
 * Returns undefined for invalid individuals, and for all individuals of imported runs, whose genomes are not trusted.
 */
export function individualPlayers({
  experiment,
  id,
  status,
}: RunRecord): (individual: Pick<IndividualRecord, 'genome'>) => IndividualPlayer | undefined {
  if (status === 'imported') return () => undefined;
  const laboratory = attempt(() => createLaboratory(openExperiment(experiment, `Run ${id}`))).value;
  return ({ genome }) => {
    const phenotype = laboratory?.representation.express(genome);
    return laboratory && phenotype && { player: laboratory.playerOf(phenotype), evaluation: phenotype.evaluation };
  };
}
