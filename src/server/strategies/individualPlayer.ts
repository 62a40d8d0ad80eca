/** What an individual of a run plays by, from its genome. */

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

/** Undefined for one that is invalid, and for all of a run that came from elsewhere, whose genomes may be anything. */
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
