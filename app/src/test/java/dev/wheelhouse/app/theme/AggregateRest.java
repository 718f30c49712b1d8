package dev.wheelhouse.app.theme;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.params.aggregator.AggregateWith;
import org.junit.jupiter.params.aggregator.ArgumentsAccessor;
import org.junit.jupiter.params.aggregator.ArgumentsAggregator;

/** The arguments from the third on, as numbers. */
@Retention(RetentionPolicy.RUNTIME)
@AggregateWith(AggregateRest.Numbers.class)
@interface AggregateRest {
    /** Reads them. */
    final class Numbers implements ArgumentsAggregator {
        @Override
        public Object aggregateArguments(ArgumentsAccessor arguments, ParameterContext context) {
            double[] numbers = new double[arguments.size() - 2];
            for (int k = 0; k < numbers.length; k++) {
                numbers[k] = arguments.getDouble(k + 2);
            }
            return numbers;
        }
    }
}
